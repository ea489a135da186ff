import { ConditionsCard } from '#src/features/conditions/ConditionsCard.tsx';
import { useShownCount } from '#src/features/conditions/useShownCount.ts';

/** One line above the page: what is needed from the signer, if anything. */
export const SignerConditionsCard = () => <ConditionsCard count={useShownCount()} />;
