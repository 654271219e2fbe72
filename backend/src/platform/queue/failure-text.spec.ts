import { describeFailure, describeStack } from './failure-text.ts';

describe('the text of a failure', () => {
  it.each([
    ['550 kofi@example.org is not known here', '550 … is not known here'],
    [`insert into email_message (html) values ('<p>Dear - Kofi</p>\n') - null value in "id"`, 'null value in "id"'],
    [`update users set email = 'kofi@example.org'`, 'A statement of the database failed.'],
    ['The key re_1234567890abcdefghij1 is refused', 'The key … is refused'],
    ['connect ECONNREFUSED 10.0.0.7:5432', 'connect ECONNREFUSED …:5432'],
    ['No reaction is called welcome-member\nwith more', 'No reaction is called welcome-member'],
  ])('contains no personal data when the message is %j', (message, shown) => {
    expect(describeFailure(message)).toBe(shown);
  });

  it('is cut when the message is long', () => {
    expect(describeFailure('word '.repeat(200))).toHaveLength(300);
  });

  it('leaves out the message when it describes a stack', () => {
    expect(describeStack('Error: kofi@example.org\n    at run (job.js:1:2)')).toBe('    at run (job.js:1:2)');
  });
});
