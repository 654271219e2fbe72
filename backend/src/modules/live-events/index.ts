export { LiveEventsModule } from './live-events.module.ts';
export {
  EventDateChangedNotice,
  WaitlistPromoted,
  RemindersBecameDue,
  EventRemovedNotice,
  ReplayBecameReady,
} from './domain/events.ts';
export { CircleDateView } from './use-cases/dates/circles.view.ts';
export { ReadCircles } from './use-cases/dates/read-circles.ts';
export { EraseLiveEventsData, CollectLiveEventsData, type LiveEventsExport } from './use-cases/person-record.ts';
export { ReadEventDateDetails, type EventDateDetails } from './use-cases/reminders/read-event-date-details.ts';
