import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { RateLimit } from '#platform/http/limit.ts';
import { AllowsSlowTransfer } from '#platform/http/time-limit.ts';
import { UpdateJournalEntry } from '../use-cases/journal/change-entry.ts';
import { DeleteJournalEntry } from '../use-cases/journal/delete-entry.ts';
import { ExportJournal } from '../use-cases/journal/export-journal.ts';
import { JournalEntryView, JournalPage } from '../use-cases/journal/journal.view.ts';
import { ListJournal } from '../use-cases/journal/list-journal.ts';
import { CreateJournalEntry } from '../use-cases/journal/write-entry.ts';
import { journalReadRateLimit, practiceWriteRateLimit } from './input-rules.ts';
import { ChangeEntryDto, JournalFormatQuery, JournalQuery, WriteEntryDto } from './journal.dto.ts';

/** No endpoint returns the journal of another user, not even to staff. */
@Controller('api/journal')
export class JournalController {
  constructor(
    private readonly listJournal: ListJournal,
    private readonly writeEntry: CreateJournalEntry,
    private readonly changeEntry: UpdateJournalEntry,
    private readonly deleteEntry: DeleteJournalEntry,
    private readonly exportJournal: ExportJournal,
  ) {}

  /** Lists journal entries, newest first. */
  @Get()
  @RequiresPermission('member')
  @RateLimit(journalReadRateLimit)
  list(@CurrentUser() userId: string, @Query() query: JournalQuery): Promise<JournalPage> {
    return this.listJournal.list({ userId, ...query });
  }

  /** Returns all journal entries as a file, without deleted ones. */
  @Get('export')
  @RequiresPermission('member')
  @RateLimit({ setting: 'limitExport', windowSeconds: 3_600, per: 'user' })
  @AllowsSlowTransfer()
  @ApiProduces('text/markdown', 'application/json', 'application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(@CurrentUser() userId: string, @Query() { format }: JournalFormatQuery): Promise<StreamableFile> {
    const { name, type, content } = await this.exportJournal.export(userId, format);
    return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
  }

  /** Creates an entry. A repeated request with the same clientId creates no second entry. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  write(@CurrentUser() userId: string, @Body() entry: WriteEntryDto): Promise<JournalEntryView> {
    return this.writeEntry.write({ userId, sourceId: null, zone: null, ...entry });
  }

  /** Changes the text of an entry. */
  @Put(':id')
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  change(
    @CurrentUser() userId: string,
    @Param('id') id: string,
    @Body() words: ChangeEntryDto,
  ): Promise<JournalEntryView> {
    return this.changeEntry.change({ userId, id, ...words });
  }

  /** Deletes an entry, which can be restored for 14 days. */
  @Delete(':id')
  @HttpCode(204)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  delete(@CurrentUser() userId: string, @Param('id') id: string): Promise<void> {
    return this.deleteEntry.delete({ userId, id });
  }

  /** Restores a deleted entry. */
  @Post(':id/restore')
  @HttpCode(200)
  @RequiresPermission('member')
  @RateLimit(practiceWriteRateLimit)
  restore(@CurrentUser() userId: string, @Param('id') id: string): Promise<JournalEntryView> {
    return this.deleteEntry.restore({ userId, id });
  }
}
