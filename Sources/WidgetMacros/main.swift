// A compiler plug-in without swift-syntax: it speaks the compiler's protocol itself.
