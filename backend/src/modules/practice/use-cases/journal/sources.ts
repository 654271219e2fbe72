export { journalSources, type JournalSource } from '../../domain/journal-entry.entity.ts';
