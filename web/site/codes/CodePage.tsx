import { isRecord } from '../../../engine/public.ts';
import { useState } from 'react';
import { sendSolution, type PromotionBody } from '../../api/site-calls.ts';
import { ButtonLink, SendButton } from '../../components/actions/Button.tsx';
import { FormCard, formFields, formAlternative } from '../../components/papers/FormCard.tsx';
import { Field } from '../../components/forms/Field.tsx';
import { fieldText, focusField, submitting } from '../../components/forms/form-data.ts';
import { OutcomeNote } from '../../components/forms/OutcomeNote.tsx';
import { PageTitle } from '../../components/screen/PageTitle.tsx';
import { focusOnArrival } from '../../components/screen/use-screen.ts';
import { TypedTitle } from '../../components/text/Typed.tsx';
import { useSubmission } from '../../components/forms/use-submission.ts';
import { Stack } from '../../components/layout/layout.tsx';
import { Postmark } from '../../components/papers/Postmark.tsx';
import { RubberStamp } from '../../components/papers/RubberStamp.tsx';
import { checkoutAddress, Price } from '../landing/Price.tsx';
import styles from './CodePage.module.css';
import { site } from '../../state/site.ts';
import type { ApiResult } from '../../api/client.ts';
import { adviceFor, refusedForm, type RefusedForm } from '../../state/game/outcome.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorWords } from '../../state/words.ts';
import type { Catalogue } from '../../words/catalogues.ts';

type PromotionOutcome = { readonly ok: true; readonly promotion: PromotionBody } | RefusedForm;

/** Error codes of responses without a text from the server. */
const NO_TEXT = ['ERROR_UNKNOWN', 'UNKNOWN_ERROR'];

const isPromotion = (data: unknown): data is PromotionBody =>
  isRecord(data) && typeof data.index === 'number' && typeof data.promoCode === 'string';

/** Text for each response. A finished promotion has its own. */
function promotionOutcome(
  result: ApiResult<unknown>,
  words: Catalogue<'site'>['promotion'],
  errors: ErrorWords,
): PromotionOutcome {
  if (result.ok)
    return isPromotion(result.data) ? { ok: true, promotion: result.data } : refusedForm(words.unreadable);
  const { status, error } = result;
  if (status === 0) return refusedForm(words.noNetwork, adviceFor(result, errors));
  if (status === 404) return refusedForm(words.wrong);
  if (status === 410 && !NO_TEXT.includes(error)) return refusedForm(error);
  const unreadable = status === 400 || status === 410 || status < 300;
  return unreadable ? refusedForm(words.unreadable) : refusedForm(words.failed, adviceFor(result, errors));
}

/** Below 1 a free copy is left. */
const isFree = ({ index }: PromotionBody): boolean => index < 1;

/** A pack, free while free copies are left, with a link to the payment page that contains the code. */
function PromotionOffer({ promotion }: { readonly promotion: PromotionBody }) {
  const words = useWords('site').promotion;
  const free = isFree(promotion);
  const { city } = promotion;
  const price = <Price of="preorder" />;
  return (
    <div className={formFields}>
      <RubberStamp struck className={styles.stamp}>
        {free ? words.free : words.reduced}
      </RubberStamp>
      <h2 ref={focusOnArrival} tabIndex={-1} className={styles.title}>
        {words.congratulations}
      </h2>
      <p>
        {free
          ? words.freeCopy(city)
          : promotion.freeCopies === 0
            ? words.reducedPrice(city, price)
            : words.onlyReducedPrice(city, price)}
      </p>
      <Coupon code={promotion.promoCode} />
      <a className="button button--primary" href={checkoutAddress(promotion.promoCode)}>
        {free ? words.receive : words.order}
      </a>
    </div>
  );
}

function Coupon({ code }: { readonly code: string }) {
  const words = useWords('site').promotion;
  const { place, date, hour } = site.postmark;
  return (
    <Stack as="p" gap={1} className={styles.coupon}>
      <span className={styles.label}>{words.code}</span>
      <b className="typed">{code}</b>
      <Postmark struck className={styles.postmark} city={place} date={date} hour={hour} />
    </Stack>
  );
}

export function CodePage() {
  const words = useWords('site').promotion;
  const { back, errors } = useWords('common');
  const { pending, outcome, submit, clear } = useSubmission(async (solution: string) =>
    promotionOutcome(await sendSolution(solution), words, errors),
  );
  const [empty, setEmpty] = useState(false);
  const onSubmit = submitting((form) => {
    const solution = fieldText(form, 'solution').trim();
    setEmpty(solution === '');
    if (solution !== '') return void submit(solution);
    clear();
    focusField(form, 'solution');
  });
  return (
    <FormCard heading={<TypedTitle>{words.heading}</TypedTitle>} lead={words.lead}>
      <PageTitle>{words.title}</PageTitle>
      {outcome?.ok ? (
        <PromotionOffer promotion={outcome.promotion} />
      ) : (
        <form className={formFields} method="post" onSubmit={onSubmit} noValidate>
          <Field
            label={words.field}
            name="solution"
            error={empty ? words.missing : null}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="send"
          />
          {outcome && <OutcomeNote outcome={outcome} />}
          <SendButton type="submit" primary pending={pending}>
            {words.submit}
          </SendButton>
        </form>
      )}
      <div className={formAlternative}>
        <ButtonLink data-back to="/">
          {back}
        </ButtonLink>
      </div>
    </FormCard>
  );
}
