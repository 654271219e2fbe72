import { disputeStateOf, speakingOf } from './dispute.ts';

describe('state of a dispute', () => {
  it.each([
    ['needs_response', 'open'],
    ['warning_under_review', 'open'],
    ['a_future_status', 'open'],
    ['won', 'closed'],
    ['warning_closed', 'closed'],
    ['prevented', 'closed'],
    ['lost', 'lost'],
  ])('maps status %s to %s', (status, state) => {
    expect(disputeStateOf(status)).toBe(state);
  });

  it('prefers an undecided dispute over a decided one, and is null without disputes', () => {
    expect(speakingOf(['closed', 'lost', 'open'])).toBe('open');
    expect(speakingOf(['closed', 'lost'])).toBe('lost');
    expect(speakingOf([])).toBeNull();
  });
});
