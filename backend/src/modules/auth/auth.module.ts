import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AuthMail } from './domain/auth-mail.entity.ts';
import { FactorChallenge } from './domain/factor-challenge.entity.ts';
import { Factor } from './domain/factor.entity.ts';
import { FlowState } from './domain/flow-state.entity.ts';
import { KnownDevice } from './domain/known-device.entity.ts';
import { MailAsk } from './domain/mail-ask.entity.ts';
import { MailPause } from './domain/mail-pause.entity.ts';
import { OneTimeToken } from './domain/one-time-token.entity.ts';
import { RecoveryCode } from './domain/recovery-code.entity.ts';
import { RemovedAccount } from './domain/removed-account.entity.ts';
import { Session } from './domain/session.entity.ts';
import { UserRole } from './domain/user-role.entity.ts';
import { User } from './domain/user.entity.ts';
import { AccessGuard } from './http/access.guard.ts';
import { AccountSessionsController } from './http/account-sessions.controller.ts';
import { DirectoryFactorsController } from './http/directory-factors.controller.ts';
import { DirectoryLinksController } from './http/directory-links.controller.ts';
import { DirectoryController } from './http/directory.controller.ts';
import { FactorsController } from './http/factors.controller.ts';
import { Grants } from './http/grants.ts';
import { JwtStrategy } from './http/jwt.strategy.ts';
import { KeepLiveDoor } from './http/keep-live-door.ts';
import { MailFlowsController } from './http/mail-flows.controller.ts';
import { ProtocolErrors } from './http/protocol-errors.ts';
import { RecoveryCodesController } from './http/recovery-codes.controller.ts';
import { ServiceController } from './http/service.controller.ts';
import { SessionsController } from './http/sessions.controller.ts';
import { UsersController } from './http/users.controller.ts';
import { AnswerAskWhenMailAskedFor } from './reactions/answer-ask-when-mail-asked-for.ts';
import { ForgetWhatIsOver } from './reactions/forget-what-is-over.ts';
import { ResealFactorSecretsAfterKeyChange } from './reactions/reseal-factor-secrets-after-key-change.ts';
import { AccountRecordOf } from './use-cases/account-record-of.ts';
import { AddressesOf } from './use-cases/addresses-of.ts';
import { ShowUser } from './use-cases/answers/show-user.ts';
import { AppointAdministrator } from './use-cases/appoint-administrator.ts';
import { AskForMail } from './use-cases/ask-for-mail.ts';
import { ChangeRole } from './use-cases/change-role.ts';
import { ConfirmedAddressOf } from './use-cases/confirmed-address-of.ts';
import { CountUsers } from './use-cases/count-users.ts';
import { CreateUser } from './use-cases/create-user.ts';
import { directoryDoor, directoryUseCases } from './use-cases/directory/all.ts';
import { EndReusedSession } from './use-cases/end-reused-session.ts';
import { EndSession } from './use-cases/end-session.ts';
import { EraseUser } from './use-cases/erase-user.ts';
import { FactorsOf } from './use-cases/factors-of.ts';
import { factorUseCases } from './use-cases/factors/all.ts';
import { FindUsers } from './use-cases/find-users.ts';
import { FollowLink } from './use-cases/follow-link.ts';
import { ForgetEndedSessions } from './use-cases/forget-ended-sessions.ts';
import { ForgetOldPlaces } from './use-cases/forget-old-places.ts';
import { ForgetRemovedAccount } from './use-cases/forget-removed-account.ts';
import { GetUser } from './use-cases/get-user.ts';
import { IsLastAdministrator } from './use-cases/is-last-administrator.ts';
import { IssueTokens } from './use-cases/issue-tokens.ts';
import { ListSessions } from './use-cases/list-sessions.ts';
import { LiveSessionsAmong } from './use-cases/live-sessions-among.ts';
import { mailUseCases } from './use-cases/mail/all.ts';
import { ReadWantedMail } from './use-cases/mail/read-wanted-mail.ts';
import { RecordMailOutcome } from './use-cases/mail/record-mail-outcome.ts';
import { OpenPasswordSession } from './use-cases/open-password-session.ts';
import { OpenSession } from './use-cases/open-session.ts';
import { PasswordTries } from './use-cases/password-tries.ts';
import { Passwords } from './use-cases/passwords.ts';
import { ProveOwner } from './use-cases/prove-owner.ts';
import { ProvePasswordChange } from './use-cases/prove-password-change.ts';
import { RecogniseBearer } from './use-cases/recognise-bearer.ts';
import { RedeemAuthCode } from './use-cases/redeem-auth-code.ts';
import { RefreshSession } from './use-cases/refresh-session.ts';
import { ReturnToKnownPlace } from './use-cases/return-to-known-place.ts';
import { RolesOf } from './use-cases/roles-of.ts';
import { RotateSession } from './use-cases/rotate-session.ts';
import { SendCode } from './use-cases/send-code.ts';
import { SendNonce } from './use-cases/send-nonce.ts';
import { SignIn } from './use-cases/sign-in.ts';
import { SignOut } from './use-cases/sign-out.ts';
import { SignUp } from './use-cases/sign-up.ts';
import { TellOfNewDevice } from './use-cases/tell-of-new-device.ts';
import { TellOwner } from './use-cases/tell-owner.ts';
import { AccessTokens } from './use-cases/tokens/access-tokens.ts';
import { ServiceTokens } from './use-cases/tokens/service-tokens.ts';
import { SigningKeys } from './use-cases/tokens/signing-keys.ts';
import { UpdateUser } from './use-cases/update-user.ts';
import { UserById } from './use-cases/user-by-id.ts';
import { VerifyProof } from './use-cases/verify-proof.ts';
import { VoidWhatWasSet } from './use-cases/void-what-was-set.ts';
import { WantMail } from './use-cases/want-mail.ts';

/** What other modules may call. */
const door = [
  AccountRecordOf,
  AddressesOf,
  AppointAdministrator,
  ChangeRole,
  ConfirmedAddressOf,
  CountUsers,
  CreateUser,
  EraseUser,
  FindUsers,
  ForgetRemovedAccount,
  IsLastAdministrator,
  Passwords,
  ProveOwner,
  ReadWantedMail,
  RecordMailOutcome,
  RolesOf,
  SignOut,
  TellOwner,
  UserById,
];

@Module({
  imports: [
    MikroOrmModule.forFeature([
      AuthMail,
      Factor,
      FactorChallenge,
      FlowState,
      KnownDevice,
      MailAsk,
      MailPause,
      OneTimeToken,
      RecoveryCode,
      RemovedAccount,
      Session,
      User,
      UserRole,
    ]),
    JwtModule.register({}),
    PassportModule,
  ],
  controllers: [
    AccountSessionsController,
    DirectoryController,
    DirectoryFactorsController,
    DirectoryLinksController,
    FactorsController,
    MailFlowsController,
    RecoveryCodesController,
    SessionsController,
    UsersController,
    ServiceController,
  ],
  providers: [
    ...door,
    ...directoryUseCases,
    ...factorUseCases,
    ...mailUseCases,
    AccessTokens,
    AnswerAskWhenMailAskedFor,
    AskForMail,
    EndReusedSession,
    EndSession,
    FactorsOf,
    FollowLink,
    ForgetEndedSessions,
    ForgetOldPlaces,
    ForgetWhatIsOver,
    GetUser,
    Grants,
    IssueTokens,
    JwtStrategy,
    KeepLiveDoor,
    ListSessions,
    LiveSessionsAmong,
    OpenPasswordSession,
    OpenSession,
    PasswordTries,
    ProtocolErrors,
    ProvePasswordChange,
    RecogniseBearer,
    RedeemAuthCode,
    RefreshSession,
    ResealFactorSecretsAfterKeyChange,
    ReturnToKnownPlace,
    RotateSession,
    SendCode,
    SendNonce,
    ServiceTokens,
    ShowUser,
    SignIn,
    SignUp,
    SigningKeys,
    TellOfNewDevice,
    UpdateUser,
    VerifyProof,
    VoidWhatWasSet,
    WantMail,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [...door, ...directoryDoor],
})
export class AuthModule {}
