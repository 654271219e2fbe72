import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactFormRules, partnerFormRules, signUpRules, volunteerFormRules } from '../../dist/api-rules.ts';
import { validateText, findFirstFieldError, type FieldRule } from './form-rules.ts';

const person = { name: 'Amara Okafor', email: 'amara@example.org' };
const application = { ...person, interest: 'A venture', details: 'Nine of us run a repair workshop.' };

it('accepts a complete form, also with a script as the name', () => {
  assert.equal(findFirstFieldError(partnerFormRules, application), undefined);
  assert.equal(findFirstFieldError(partnerFormRules, { ...application, name: '<script>alert(1)</script>' }), undefined);
});

it('returns only the first invalid field, in the order of the form', () => {
  const nothing = { name: '', email: '', interest: '', details: '' };
  assert.deepEqual(findFirstFieldError(partnerFormRules, nothing), {
    field: 'name',
    message: 'Please enter your name',
  });
  assert.equal(findFirstFieldError(partnerFormRules, { ...nothing, name: 'Amara' })?.field, 'email');
  assert.equal(findFirstFieldError(partnerFormRules, { ...application, interest: '', details: '' })?.field, 'interest');
});

it('counts an emoji as one character', () => {
  assert.equal(validateText('🌅'.repeat(50), signUpRules.first_name), undefined);
  assert.equal(validateText('🌅'.repeat(8), signUpRules.password), undefined);
  assert.equal(validateText('🌅'.repeat(7), signUpRules.password), 'Password must be at least 8 characters');
});

describe('message of the server', () => {
  const refusals: [FieldRule, text: string, message: string][] = [
    [signUpRules.first_name, '', 'First name is required'],
    [signUpRules.last_name, '', 'Last name is required'],
    [signUpRules.last_name, long(51), 'Last name must be less than 50 characters'],
    [signUpRules.password, long(129), 'Password must be less than 128 characters'],
    [partnerFormRules.name, long(101), 'Name must be less than 100 characters'],
    [partnerFormRules.email, '', 'Invalid email address'],
    [partnerFormRules.email, 'amara@example', 'Invalid email address'],
    [partnerFormRules.email, `${long(250)}@example.org`, 'Email must be less than 255 characters'],
    [partnerFormRules.interest, '', 'Please tell us about your interest'],
    [partnerFormRules.interest, long(201), 'Interest must be less than 200 characters'],
    [partnerFormRules.details, '', 'Please tell us a little more'],
    [volunteerFormRules.skills, '', 'Please tell us about your skills'],
    [volunteerFormRules.skills, long(1001), 'Skills must be less than 1000 characters'],
    [volunteerFormRules.motivation, '', 'Please tell us why you want to help'],
    [contactFormRules.message, '', 'Please write a message'],
    [contactFormRules.message, long(5001), 'Message must be less than 5000 characters'],
  ];
  for (const [rule, text, message] of refusals)
    it(`is '${message}'`, () => assert.equal(validateText(text, rule), message));

  it('is undefined for a text of the maximum length', () => {
    assert.equal(validateText(long(5000), contactFormRules.message), undefined);
  });
});

function long(count: number): string {
  return 'a'.repeat(count);
}
