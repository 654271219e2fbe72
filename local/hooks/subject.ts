const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const conventional = new RegExp(`^(${types.join('|')})(\\([a-z0-9-]+\\))?!?: \\S.*$`);
/** Git writes these subjects itself. */
const generated = /^(Merge |Revert "|fixup! |squash! |amend! )/;

export function findSubjectError(message: string): string | undefined {
  const subject = message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (conventional.test(subject) || generated.test(subject)) return undefined;
  return `Write the subject as "type(scope): imperative sentence", for example "fix(billing): refuse a second checkout".
The types are ${types.join(', ')}. The scope is optional. The subject is: ${subject}`;
}
