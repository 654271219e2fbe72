/** Suites are not counted. */
export default async function* report(source) {
  const results = { passed: 0, failed: [], skipped: [] };
  for await (const { type, data } of source) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details?.type === 'suite') continue;
    if (data.skip !== undefined || data.todo !== undefined) results.skipped.push(data.name);
    else if (type === 'test:pass') results.passed += 1;
    else results.failed.push(data.name);
  }
  yield JSON.stringify(results);
}
