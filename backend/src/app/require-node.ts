const least = 22;

// Imported first, so that an older Node fails here and not at an unknown function.
if (Number(process.versions.node.split('.')[0]) < least) {
  process.stderr.write(
    `Production needs Node ${least} or later, and this is Node ${process.versions.node}. Install Node ${least} and start again.\n`,
  );
  process.exit(1);
}
