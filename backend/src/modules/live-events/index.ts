/** RSVPs, attendance, joining, reminders, replays and calendars of events. */
export { LiveEventsModule } from './live-events.module.ts';
export { DateChangeToTell, PlaceFree, RemindersDue, RemovalToTell, ReplayReady } from './domain/events.ts';
export { CircleDateView } from './use-cases/dates/circles.view.ts';
export { ReadCircles } from './use-cases/dates/read-circles.ts';
export { ForgetLiveEvents, LiveEventsRecordOf, type LiveEventsRecord } from './use-cases/person-record.ts';
export { ReadDateToTell, type DateToTell } from './use-cases/reminders/date-to-tell.ts';
