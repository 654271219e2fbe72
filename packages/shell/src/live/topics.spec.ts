import assert from 'node:assert/strict';
import { it } from 'node:test';
import { askThrough, hear, tell } from './topics.ts';

function channel() {
  const said: string[] = [];
  return { said, say: (word: string, topic: string) => said.push(`${word} ${topic}`) };
}

it('subscribes again to its topics after a reconnect', () => {
  const heard: number[] = [];
  const stop = hear<number>('sitters', (people) => heard.push(people));
  const [first, second] = [channel(), channel()];
  askThrough(first.say);
  tell('sitters', 3);
  askThrough(undefined);
  askThrough(second.say);
  tell('sitters', 4);
  stop();
  tell('sitters', 5);
  assert.deepEqual(heard, [3, 4]);
  assert.deepEqual([first.said, second.said], [['hear sitters'], ['hear sitters', 'hear-no-more sitters']]);
});

it('shares one subscription per topic until the last listener unsubscribes', () => {
  const { said, say } = channel();
  askThrough(say);
  const stops = [hear('sitters', () => undefined), hear('sitters', () => undefined)];
  stops[0]?.();
  assert.deepEqual(said, ['hear sitters']);
  stops[1]?.();
  assert.deepEqual(said, ['hear sitters', 'hear-no-more sitters']);
});
