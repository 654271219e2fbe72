import { toDisputeState, combineDisputeStates } from './dispute.ts';

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
    expect(toDisputeState(status)).toBe(state);
  });

  it('prefers an undecided dispute over a decided one, and is null without disputes', () => {
    expect(combineDisputeStates(['closed', 'lost', 'open'])).toBe('open');
    expect(combineDisputeStates(['closed', 'lost'])).toBe('lost');
    expect(combineDisputeStates([])).toBeNull();
  });
});
