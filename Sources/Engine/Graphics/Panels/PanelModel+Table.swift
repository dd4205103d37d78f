// The public list of devices that speak TRMNL's protocol, as its servers publish it at /api/models (usetrmnl/byos_next,
// data/trmnl/models.json, 2026-10): names, sizes, colours, limits. Columns are separated by `|`: name, label, kind, width,
// height, colours, bits per pixel, scale, rotation, offset to the right and down, palettes, largest file, media type.
// The first TRMNL is `PanelModel.original`. v2 has the limit of its firmware (usetrmnl/trmnl-firmware 1.8.14).
extension PanelModel {
  static let table = """
    amazon_kindle_2024|Amazon Kindle 2024|kindle|1400|840|256|8|1.75|90|75|25|gray-256|512000|image/png
    amazon_kindle_7|Amazon Kindle 7|kindle|800|600|256|8|1|90|0|0|gray-256|512000|image/png
    amazon_kindle_oasis_2|Amazon Kindle Oasis 2|kindle|1680|1264|256|8|2.1|90|0|0|gray-256|512000|image/png
    amazon_kindle_paperwhite_6th_gen|Amazon Kindle PW 6th Gen|kindle|1024|768|256|8|1.28|90|0|0|gray-256|512000|image/png
    amazon_kindle_paperwhite_7th_gen|Amazon Kindle PW 7th Gen|kindle|1448|1072|256|8|1.6|90|0|0|gray-256|512000|image/png
    amazon_kindle_paperwhite_signature_11th_gen|Amazon Kindle PW Signature 11th Gen|kindle|1648|1236|16|4|2.06|90|0|0|bw gray-4 gray-16|512000|image/png
    amazon_kindle_scribe|Amazon Kindle Scribe|kindle|2480|1860|256|8|2.5|90|0|0|gray-256|512000|image/png
    amazon_kindle_voyage|Amazon Kindle Voyage|kindle|1448|1072|256|8|1.4008|90|0|0|gray-256|512000|image/png
    avalue_epd_42s|Avalue EPD-42S 42" Display Board|byod|2880|2160|16|4|2.7692|0|0|0|bw gray-4 gray-16|90000|image/png
    ed133ut2|ED133UT2 Active Matrix|byod|1600|1200|16|4|1.5385|0|0|0|bw gray-4 gray-16|90000|image/png
    generic_16_9|Generic 16:9 Display|byod|1920|1080|256|8|2.4|0|0|0|bw gray-4 gray-16 gray-256 color-24bit|90000|image/png
    inkplate_10|Inkplate 10|byod|1200|825|8|3|1.5|0|0|0|bw gray-4|90000|image/png
    inkplate_5_2|Inkplate 5.2|byod|1280|720|16|4|1.1996|0|0|0|bw gray-4 gray-16|90000|image/png
    inkplate_6_color|Inkplate 6COLOR|byod|600|448|8|3|0.75|0|0|0|color-7a|90000|image/png
    inkplate_6_plus|Inkplate 6 Plus|byod|1024|758|4|2|0.9846|0|0|0|bw gray-4|90000|image/png
    inky_impression_13_3|Inky Impression 13.3|byod|1600|1200|2|1|2|0|0|0|bw color-6a|90000|image/png
    inky_impression_7_3|Inky Impression 7.3|byod|800|480|2|1|1|0|0|0|bw color-7a color-6a|90000|image/png
    kobo_aura_h2o_2|Kobo Aura H2O Edition 2|byod|1430|1080|16|4|1.375|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_aura_hd|Kobo Aura HD|byod|1440|1080|16|4|1.8|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_aura_one|Kobo Aura One|byod|1872|1404|256|8|1.8|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_forma|Kobo Forma|byod|1920|1440|16|4|1.4004|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_glo|Kobo Glo|byod|1024|768|16|4|1.2995|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_libra_2|Kobo Libra 2|byod|1680|1264|256|8|2|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_sage|Kobo Sage|byod|1920|1440|16|4|1.4004|0|0|0|bw gray-4 gray-16|90000|image/png
    kobo_touch|Kobo Touch|byod|800|600|16|4|1|0|0|0|bw gray-4 gray-16|90000|image/png
    m5_paper_s3|M5PaperS3|byod|960|540|16|4|1|0|0|0|bw gray-4 gray-16|90000|image/png
    nook_simple_touch|Nook Simple Touch|kindle|800|600|256|8|1|90|0|0|bw gray-4 gray-16 gray-256|512000|image/png
    og_bwry|TRMNL OG (B/W/R/Y)|trmnl|800|480|2|1|1|0|0|0|color-4bwry|90000|image/png
    og_plus|TRMNL OG (2-bit)|trmnl|800|480|4|2|1|0|0|0|bw gray-4|90000|image/png
    onxy_boox_nova_air_c|Onyx BOOX Nova Air C|byod|1872|1404|4096|12|1.8|90|0|0|bw gray-4 gray-16 gray-256 color-12bit|90000|image/png
    onyx_boox_go_7|Onyx BOOX Go 7|byod|1880|1264|16|4|1.8008|90|0|0|bw gray-4 gray-16|90000|image/png
    onyx_boox_poke_5|Onyx BOOX Poke 5|byod|1072|1448|16|4|1.34|90|0|0|bw gray-4 gray-16|90000|image/png
    openframe|OpenPeak OpenFrame|byod|800|480|16777216|24|1|0|0|0|bw gray-4 gray-16 gray-256 color-24bit|90000|image/webp
    palma|Onyx BOOX Palma|byod|1648|824|256|8|2|0|0|0|gray-256|90000|image/png
    raspberry_pi_touch_2|Raspberry Pi Touch 2|byod|1280|720|16777216|24|1.1996|0|0|0|color-24bit|90000|image/png
    remarkable_paper_2|reMarkable 2|byod|1404|1872|16|4|1.8|0|0|0|bw gray-4 gray-16|90000|image/png
    seeed_e1001|Seeed E1001 Monochrome|byod|800|480|4|2|1|0|0|0|bw gray-4|90000|image/png
    seeed_e1002|Seeed E1002|byod|800|480|6|4|1|0|0|0|color-6a bw|90000|image/png
    seeed_e1003|Seeed E1003 (4-bit)|byod|1872|1404|16|4|1.8|0|0|0|gray-16 gray-4 bw|90000|image/png
    seeed_e1004|Seeed E1004|byod|1600|1200|16|4|1.5385|90|0|0|bw color-6a|90000|image/png
    tidbyt|Tidbyt|tidbyt|64|32|16777216|24|1|0|0|0|color-24bit|90000|image/webp
    v2|TRMNL X|trmnl|1872|1404|16|4|1.8|0|0|0|gray-16 gray-4 bw|750000|image/png
    waveshare_4_26|Waveshare 4.26" (2-bit)|byod|800|480|4|2|1|0|0|0|bw gray-4|90000|image/png
    waveshare_7_5_bw|Waveshare 7.5" B/W|byod|800|480|2|1|1|0|0|0|bw|90000|image/png
    waveshare_7_5_bwr|Waveshare 7.5" B/W/R|byod|800|480|2|1|1|0|0|0|color-3bwr|90000|image/png
    waveshare_7_5_bwry|Waveshare 7.5" B/W/R/Y|byod|800|480|2|1|1|0|0|0|color-4bwry|90000|image/png
    xteink_x4|Xteink X4|byod|800|480|4|2|1|0|0|0|bw|90000|image/png
    """
}
