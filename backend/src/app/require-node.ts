const minNodeVersion = 22;

// The main file imports this file first, so that an old Node.js fails with a clear message.
if (Number(process.versions.node.split('.')[0]) < minNodeVersion) {
  process.stderr.write(
    `Production needs Node ${minNodeVersion} or later, and this is Node ${process.versions.node}. Install Node ${minNodeVersion} and start again.\n`,
  );
  process.exit(1);
}
