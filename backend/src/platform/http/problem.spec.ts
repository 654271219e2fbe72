import { toProblemDetails } from './problem.ts';

const createError = (code: string): Error => Object.assign(new Error('internal text'), { cause: { code } });

describe('toProblemDetails', () => {
  it.each([
    ['the disk of the database is full', '53100'],
    ['PostgreSQL is starting', '57P03'],
    ['PostgreSQL is unreachable', 'ECONNREFUSED'],
  ])('returns 503 and asks to try again when %s', (_, code) => {
    const expected = { status: 503, detail: 'Please try again in a moment.', requestId: 'request-1' };
    expect(toProblemDetails(createError(code), 'request-1')).toMatchObject(expected);
  });

  it('returns 500 without the internal text when a statement is invalid', () => {
    const problem = toProblemDetails(createError('42601'), 'request-1');
    expect(problem).toMatchObject({ status: 500, requestId: 'request-1' });
    expect(JSON.stringify(problem)).not.toContain('internal');
  });
});
