import { Controller, Get } from '@nestjs/common';
import { CurrentUser, Requires } from '../../../platform/http/access.ts';
import { UserView } from '../use-cases/answers/user.view.ts';
import { GetUser } from '../use-cases/get-user.ts';

@Controller('api/auth/user')
export class UsersController {
  constructor(private readonly getUser: GetUser) {}

  /** The signed-in user. */
  @Get()
  @Requires('member')
  me(@CurrentUser() userId: string): Promise<UserView> {
    return this.getUser.execute({ userId });
  }
}
