import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setLiveChannel, subscribeToTopic, publishToTopic } from './topics.ts';

function channel() {
  const said: string[] = [];
  return { said, say: (word: string, topic: string) => said.push(`${word} ${topic}`) };
}

it('subscribes again to its topics after a reconnect', () => {
  const heard: number[] = [];
  const stop = subscribeToTopic<number>('sitters', (people) => heard.push(people));
  const [first, second] = [channel(), channel()];
  setLiveChannel(first.say);
  publishToTopic('sitters', 3);
  setLiveChannel(undefined);
  setLiveChannel(second.say);
  publishToTopic('sitters', 4);
  stop();
  publishToTopic('sitters', 5);
  assert.deepEqual(heard, [3, 4]);
  assert.deepEqual([first.said, second.said], [['subscribe sitters'], ['subscribe sitters', 'unsubscribe sitters']]);
});

it('shares one subscription per topic until the last listener unsubscribes', () => {
  const { said, say } = channel();
  setLiveChannel(say);
  const stops = [subscribeToTopic('sitters', () => undefined), subscribeToTopic('sitters', () => undefined)];
  stops[0]?.();
  assert.deepEqual(said, ['subscribe sitters']);
  stops[1]?.();
  assert.deepEqual(said, ['subscribe sitters', 'unsubscribe sitters']);
});
