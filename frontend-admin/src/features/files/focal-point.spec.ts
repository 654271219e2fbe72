import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeFocalPoint, toFocalPoint, moveFocalPointByKey } from './focal-point.ts';

describe('the focal point of a picture', () => {
  it('moves by arrow keys, farther with Shift, and never out of the picture', () => {
    assert.deepEqual(moveFocalPointByKey({ x: 0.5, y: 0.5 }, 'ArrowRight', false), { x: 0.52, y: 0.5 });
    assert.deepEqual(moveFocalPointByKey({ x: 0.5, y: 0.5 }, 'ArrowUp', true), { x: 0.5, y: 0.4 });
    assert.deepEqual(moveFocalPointByKey({ x: 0.01, y: 1 }, 'ArrowLeft', true), { x: 0, y: 1 });
    assert.equal(moveFocalPointByKey({ x: 0.5, y: 0.5 }, 'a', false), undefined);
  });

  it('is where the picture was clicked', () => {
    const box = { left: 100, top: 50, width: 400, height: 200 };
    assert.deepEqual(toFocalPoint({ clientX: 200, clientY: 200 }, box), { x: 0.25, y: 0.75 });
    assert.deepEqual(toFocalPoint({ clientX: 90, clientY: 300 }, box), { x: 0, y: 1 });
  });

  it('is described in percent', () => {
    assert.equal(describeFocalPoint({ x: 0.255, y: 1 }), '26 % from the left, 100 % from the top');
  });
});
