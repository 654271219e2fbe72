import { Migration } from '@mikro-orm/migrations';

/**
 * Sets the duration of lessons without a film to the reading time of their text: 200 words a minute, at least one
 * minute.
 */
export class Migration20261125190000_reading_time extends Migration {
  override up(): void {
    this.addSql(`
      update lessons
      set duration_sec = 60 * greatest(1, round(array_length(regexp_split_to_array(btrim(transcript), '\\s+'), 1) / 200.0))
      where coalesce(video_url, '') = '' and btrim(coalesce(transcript, '')) <> '' and transcript not like 'WEBVTT%'`);
  }
}
