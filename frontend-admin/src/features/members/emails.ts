interface DeliveryStatus {
  words: string;
  tone: 'good' | 'waiting' | 'bad' | 'over';
}

const deliveryStatuses: Readonly<Record<string, DeliveryStatus>> = {
  wanted: { words: 'queued', tone: 'waiting' },
  queued: { words: 'queued', tone: 'waiting' },
  sending: { words: 'sending', tone: 'waiting' },
  sent: { words: 'sent', tone: 'good' },
  delivered: { words: 'delivered', tone: 'good' },
  bounced: { words: 'did not arrive', tone: 'bad' },
  complained: { words: 'marked as spam', tone: 'bad' },
  failed: { words: 'failed', tone: 'bad' },
  unknown: { words: 'not known', tone: 'bad' },
  suppressed: { words: 'not sent', tone: 'over' },
  void: { words: 'no longer needed', tone: 'over' },
};

export const getDeliveryStatus = (state: string): DeliveryStatus =>
  deliveryStatuses[state] ?? { words: state, tone: 'bad' };
