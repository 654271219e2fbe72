import { ChallengeFactor } from './challenge-factor.ts';
import { DropFactor } from './drop-factor.ts';
import { EnrolFactor } from './enrol-factor.ts';
import { FactorSecrets } from './factor-secrets.ts';
import { MakeRecoveryCodes } from './make-recovery-codes.ts';
import { RaiseSession } from './raise-session.ts';
import { ReadRecoveryCodes } from './read-recovery-codes.ts';
import { RemoveFactor } from './remove-factor.ts';
import { RemoveRecoveryCodes } from './remove-recovery-codes.ts';
import { ReplaceRecoveryCodes } from './replace-recovery-codes.ts';
import { ResealFactorSecrets } from './reseal-factor-secrets.ts';
import { UseRecoveryCode } from './use-recovery-code.ts';
import { VerifyFactor } from './verify-factor.ts';
import { WrongCodes } from './wrong-codes.ts';

/** Everything about second factors, for the module to provide. */
export const factorUseCases = [
  ChallengeFactor,
  DropFactor,
  EnrolFactor,
  FactorSecrets,
  MakeRecoveryCodes,
  RaiseSession,
  ReadRecoveryCodes,
  RemoveFactor,
  RemoveRecoveryCodes,
  ReplaceRecoveryCodes,
  ResealFactorSecrets,
  UseRecoveryCode,
  VerifyFactor,
  WrongCodes,
];
