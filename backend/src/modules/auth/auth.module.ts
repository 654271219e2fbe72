import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { Session } from './domain/session.entity.ts';
import { UserRole } from './domain/user-role.entity.ts';
import { User } from './domain/user.entity.ts';
import { AccessGuard } from './http/access.guard.ts';
import { Grants } from './http/grants.ts';
import { JwtStrategy } from './http/jwt.strategy.ts';
import { ProtocolErrors } from './http/protocol-errors.ts';
import { ServiceController } from './http/service.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { CountUsers } from './use-cases/count-users.ts';
import { CreateUser } from './use-cases/create-user.ts';
import { FindUsers } from './use-cases/find-users.ts';
import { GetUser } from './use-cases/get-user.ts';
import { IssueTokens } from './use-cases/issue-tokens.ts';
import { OpenSession } from './use-cases/open-session.ts';
import { Passwords } from './use-cases/passwords.ts';
import { RecogniseBearer } from './use-cases/recognise-bearer.ts';
import { RefreshSession } from './use-cases/refresh-session.ts';
import { RolesOf } from './use-cases/roles-of.ts';
import { SignIn } from './use-cases/sign-in.ts';
import { SignOut } from './use-cases/sign-out.ts';
import { SignUp } from './use-cases/sign-up.ts';
import { AccessTokens } from './use-cases/tokens/access-tokens.ts';
import { SigningKeys } from './use-cases/tokens/signing-keys.ts';
import { UserById } from './use-cases/user-by-id.ts';

/** What other modules may call. */
const door = [CountUsers, CreateUser, FindUsers, Passwords, RolesOf, UserById];

@Module({
  imports: [MikroOrmModule.forFeature([User, Session, UserRole]), JwtModule.register({}), PassportModule],
  controllers: [SessionsController, UsersController, ServiceController],
  providers: [
    ...door,
    AccessTokens,
    GetUser,
    Grants,
    IssueTokens,
    JwtStrategy,
    OpenSession,
    ProtocolErrors,
    RecogniseBearer,
    RefreshSession,
    SignIn,
    SignOut,
    SignUp,
    SigningKeys,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: door,
})
export class AuthModule {}
