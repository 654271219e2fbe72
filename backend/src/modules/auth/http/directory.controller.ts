import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CurrentUser, RequiresPermission } from '#platform/http/access.ts';
import { CreateAccount } from '../use-cases/admin-api/insert-account.ts';
import { UserView } from '../use-cases/views/user.view.ts';
import { ChangeAccount } from '../use-cases/admin-api/change-account.ts';
import { DeleteAccount } from '../use-cases/admin-api/delete-account.ts';
import { AccountPageView, EmptyObjectView } from '../use-cases/admin-api/directory.view.ts';
import { ListAccounts, ReadAccount } from '../use-cases/admin-api/read-accounts.ts';
import {
  AccountListQuery,
  ChangeAccountDto,
  CreateAccountDto,
  DeleteAccountDto,
  toAccountInput,
  toAccountListQuery,
} from './directory.dto.ts';
import { createUuidParamPipe } from './uuid-param.ts';

const userIdPipe = createUuidParamPipe('user_id');

@Controller('api/auth/admin/users')
export class DirectoryController {
  constructor(
    private readonly listAccounts: ListAccounts,
    private readonly accountDetails: ReadAccount,
    private readonly createAccount: CreateAccount,
    private readonly changeAccount: ChangeAccount,
    private readonly deleteAccount: DeleteAccount,
  ) {}

  /**
   * Lists accounts by page, with the total in `x-total-count` and the URLs of other pages in `link`. Above 10,000, the total
   * can be a minute old.
   */
  @Get()
  @RequiresPermission('directory')
  async list(
    @Query() query: AccountListQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AccountPageView> {
    const listing = toAccountListQuery(query);
    const { users, total } = await this.listAccounts.list(listing);
    setPageHeaders(reply, { ...listing, total });
    return { users, aud: 'authenticated' };
  }

  /** Returns one account. */
  @Get(':userId')
  @RequiresPermission('directory')
  read(@Param('userId', userIdPipe) userId: string): Promise<UserView> {
    return this.accountDetails.read(userId);
  }

  /** Creates an account. */
  @Post()
  @HttpCode(200)
  @RequiresPermission('directory-write')
  create(@CurrentUser() actorId: string | undefined, @Body() input: CreateAccountDto): Promise<UserView> {
    const { email, id } = input;
    return this.createAccount.create({ ...toAccountInput(input), email, id, actorId: actorId ?? null });
  }

  /** Changes an account, or starts or ends a ban. */
  @Put(':userId')
  @RequiresPermission('directory-write')
  change(
    @CurrentUser() actorId: string | undefined,
    @Param('userId', userIdPipe) userId: string,
    @Body() input: ChangeAccountDto,
  ): Promise<UserView> {
    return this.changeAccount.change({ ...toAccountInput(input), userId, actorId: actorId ?? null });
  }

  /** Deletes an account, or only the personal data in it. */
  @Delete(':userId')
  @RequiresPermission('directory-write')
  async delete(
    @CurrentUser() actorId: string | undefined,
    @Param('userId', userIdPipe) userId: string,
    @Body() { should_soft_delete: isSoft = false }: DeleteAccountDto,
  ): Promise<EmptyObjectView> {
    await this.deleteAccount.delete({ userId, isSoft, actorId: actorId ?? null });
    return {};
  }
}

interface AccountPageInfo {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}

function setPageHeaders(reply: FastifyReply, { page, perPage, total }: AccountPageInfo): void {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) => `</admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')];
  void reply.headers({ 'x-total-count': String(total), link: links.join(', ') });
}
