import { type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#src/api/client/apiError.ts';
import { useBrand } from '#src/brand/BrandProvider.tsx';
import { birthdateOutOfRange } from './stale.ts';
import { firstIncompleteStep } from '#src/domain/registration.ts';
import { useRuntime } from '#src/platform/runtime.ts';
import { useRegistration } from '../useRegistration.ts';
import { AccountExistsDialog } from './AccountExistsDialog.tsx';
import { IdentityExists, NOT_OFFERED, SignInNeeded } from './outcome.ts';

export interface Creation {
  /** Makes the application and goes to it. Rejects with what the form is to show. */
  create(password?: string): Promise<void>;
  /** To be rendered beside the form. */
  dialog: ReactNode;
}
