import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { firstFault } from './rules.ts';

const person = { name: 'Amara Okafor', email: 'amara@example.org' };
const application = { ...person, interest: 'A venture', details: 'Nine of us run a repair workshop.' };
const offer = { ...person, skills: 'Cooking for forty', motivation: 'I was cooked for.' };
const letter = { ...person, message: 'When is the next circle?' };

it('lets a filled form pass, and a script as the name it may be', () => {
  assert.equal(firstFault('partner', application), undefined);
  assert.equal(firstFault('volunteer', offer), undefined);
  assert.equal(firstFault('contact', { ...letter, name: '<script>alert(1)</script>' }), undefined);
});

it('names the first failing field only, in the order of the form', () => {
  const nothing = { name: '', email: '', interest: '', details: '' };
  assert.deepEqual(firstFault('partner', nothing), { field: 'name', message: 'Please enter your name' });
  assert.equal(firstFault('partner', { ...nothing, name: 'Amara' })?.field, 'email');
  assert.equal(firstFault('partner', { ...application, interest: '', details: '' })?.field, 'interest');
});

const long = (count: number) => 'a'.repeat(count);

describe('what a partner is told', () => {
  const refusals: [Partial<typeof application>, string][] = [
    [{ name: long(101) }, 'Name must be less than 100 characters'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: 'amara@example' }, 'Invalid email address'],
    [{ email: `${long(250)}@example.org` }, 'Email must be less than 255 characters'],
    [{ interest: '' }, 'Please tell us about your interest'],
    [{ interest: long(201) }, 'Interest must be less than 200 characters'],
    [{ details: '' }, 'Please tell us a little more'],
    [{ details: long(5001) }, 'Details must be less than 5000 characters'],
  ];
  for (const [change, message] of refusals)
    it(`says '${message}' of ${Object.keys(change)[0]}`, () =>
      assert.equal(firstFault('partner', { ...application, ...change })?.message, message));
});

describe('what a volunteer is told', () => {
  const refusals: [Partial<typeof offer>, string][] = [
    [{ skills: '' }, 'Please tell us about your skills'],
    [{ skills: long(1001) }, 'Skills must be less than 1000 characters'],
    [{ motivation: '' }, 'Please tell us what moves you'],
    [{ motivation: long(5001) }, 'Motivation must be less than 5000 characters'],
  ];
  for (const [change, message] of refusals)
    it(`says '${message}'`, () => assert.equal(firstFault('volunteer', { ...offer, ...change })?.message, message));
});

it('asks for a message, and for one that can be read', () => {
  assert.equal(firstFault('contact', { ...letter, message: '' })?.message, 'Please write a message');
  assert.equal(
    firstFault('contact', { ...letter, message: long(5001) })?.message,
    'Message must be less than 5000 characters',
  );
  assert.equal(firstFault('contact', { ...letter, message: long(5000) }), undefined);
});
