// Loaded before each entry: an older Node would otherwise fail with a riddle about unknown file extensions.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Ticarum needs Node 24 and this is ${process.version}: run "npm install" (it brings Node 24 along; not with --ignore-scripts) and start through "npm run".`,
  )
  process.exit(1)
}
