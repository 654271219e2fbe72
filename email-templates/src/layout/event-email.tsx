import { sampleAccountEmailProps, type AccountEmailProps } from './account-email.tsx';

/** Emails about events do not contain the meeting link, which is on the event's page. */
export interface EventEmailProps extends AccountEmailProps {
  event: string;
  when: string;
  place: string;
  page: string;
  note: string;
}

export const sampleEventEmailProps: EventEmailProps = {
  ...sampleAccountEmailProps,
  event: 'Weekly Unity Circle',
  when: 'Wednesday 25 November, 7:00 PM in New York',
  place: '',
  page: `${sampleAccountEmailProps.siteUrl}/events/weekly-unity-circle`,
  note: '',
};
