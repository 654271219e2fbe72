import { disputeStateOf, speakingOf } from './dispute.ts';

describe('how a dispute stands', () => {
  it.each([
    ['needs_response', 'open'],
    ['warning_under_review', 'open'],
    ['a_word_of_tomorrow', 'open'],
    ['won', 'closed'],
    ['warning_closed', 'closed'],
    ['prevented', 'closed'],
    ['lost', 'lost'],
  ])('%s is %s', (status, state) => {
    expect(disputeStateOf(status)).toBe(state);
  });

  it('is, of several, what may still come before what has been, and nothing where there was none', () => {
    expect(speakingOf(['closed', 'lost', 'open'])).toBe('open');
    expect(speakingOf(['closed', 'lost'])).toBe('lost');
    expect(speakingOf([])).toBeNull();
  });
});
