/** Lines of CHANGELOG.md: the sentence of a changeset as it was written, without hash or author. */
module.exports = {
  getReleaseLine: ({ summary }) => Promise.resolve(`- ${summary.trim().replaceAll('\n', '\n  ')}`),
  // There is one package.
  getDependencyReleaseLine: () => Promise.resolve(''),
};
