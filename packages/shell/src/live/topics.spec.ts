import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setChannel, subscribe, publish } from './topics.ts';

function channel() {
  const said: string[] = [];
  return { said, say: (word: string, topic: string) => said.push(`${word} ${topic}`) };
}

it('subscribes again to its topics after a reconnect', () => {
  const heard: number[] = [];
  const stop = subscribe<number>('sitters', (people) => heard.push(people));
  const [first, second] = [channel(), channel()];
  setChannel(first.say);
  publish('sitters', 3);
  setChannel(undefined);
  setChannel(second.say);
  publish('sitters', 4);
  stop();
  publish('sitters', 5);
  assert.deepEqual(heard, [3, 4]);
  assert.deepEqual([first.said, second.said], [['subscribe sitters'], ['subscribe sitters', 'unsubscribe sitters']]);
});

it('shares one subscription per topic until the last listener unsubscribes', () => {
  const { said, say } = channel();
  setChannel(say);
  const stops = [subscribe('sitters', () => undefined), subscribe('sitters', () => undefined)];
  stops[0]?.();
  assert.deepEqual(said, ['subscribe sitters']);
  stops[1]?.();
  assert.deepEqual(said, ['subscribe sitters', 'unsubscribe sitters']);
});
