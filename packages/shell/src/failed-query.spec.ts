import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from './answer.ts';
import { mayPass, mayPassAtOnce } from './failed-query.ts';

const unreached = new TypeError('Failed to fetch');
const refused = (status: number) => new ApiProblem(status, {});

it('asks again for what the server could not give', () => {
  for (const error of [unreached, refused(500), refused(503), refused(408)]) {
    assert.equal(mayPass(error), true);
    assert.equal(mayPassAtOnce(error), true);
  }
});

it('takes a refusal as the last word', () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    assert.equal(mayPass(refused(status)), false);
    assert.equal(mayPassAtOnce(refused(status)), false);
  }
});

it('asks again later, and not at once, where it asked too often', () => {
  assert.equal(mayPass(refused(429)), true);
  assert.equal(mayPassAtOnce(refused(429)), false);
});
