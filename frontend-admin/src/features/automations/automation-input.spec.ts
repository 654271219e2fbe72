import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { moveStep, newStep } from './automation-input.ts';

describe('a step of an automation', () => {
  it('changes its place without changing the others', () => {
    const steps = ['a', 'b', 'c'].map((id) => ({ ...newStep, id }));
    const order = (from: number, to: number) => moveStep(steps, from, to).map(({ id }) => id);
    assert.deepEqual(order(0, 1), ['b', 'a', 'c']);
    assert.deepEqual(order(2, 0), ['c', 'a', 'b']);
    assert.deepEqual(order(7, 0), ['a', 'b', 'c']);
  });
});
