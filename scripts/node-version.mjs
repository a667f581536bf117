import module from 'node:module'
import path from 'node:path'

// Loaded before each entry: an older Node would fail with an obscure error about file extensions.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Ticarum needs Node 24 and this is ${process.version}: run "npm install" (it brings Node 24 along; ` +
      'not with --ignore-scripts) and start through "npm run".',
  )
  process.exit(1)
}

// Tests start hundreds of processes with the same files: Node's compile cache in the temporary folder starts a server
// in 60 % of the time. If it cannot be written, nothing else changes.
module.enableCompileCache()
const kept = module.getCompileCacheDir()
if (kept) process.env.NODE_COMPILE_CACHE ??= path.dirname(kept)
