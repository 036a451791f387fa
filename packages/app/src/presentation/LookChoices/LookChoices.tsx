import { toDecimal, type LocaleTag } from '@meridian/api';
import {
  ChangeTag,
  FieldGroup,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  useDensity,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createDateFormat } from '#platform/words/date-format.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { usePorts } from '#platform/ports/context.ts';
import { conventions, dateForms, densities, locales, themes } from '#platform/ports/ports.ts';
import { useNow, useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './LookChoices.messages.ts';

/** Each language by its own name: who cannot read the current one finds the way out. */
const languageNames: Record<LocaleTag, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Today is written again when another has begun. */
const lookMs = 60_000;

/** Changes of the sample, in percent points. */
const samples = [toDecimal('1.24'), toDecimal('-0.36')];

/** Language, theme, the colours of prices (DECISIONS 30), the density of rows and the look of dates (DECISIONS 53). A choice holds at once and is remembered. */
export function LookChoices(): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { locale, theme, convention, density: chosen, dates, change } = useSettings();
  const today = useNow(lookMs);
  const { timeZone } = usePorts().systemInfo();
  const inForce = useDensity();
  return (
    <Stack gap={5}>
      <FieldGroup label={intl.formatMessage(messages.language)} headingLevel={3} isOneControl>
        <SegmentedControl
          label={intl.formatMessage(messages.language)}
          value={locale}
          onChange={(next) => change({ locale: next })}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.theme)} headingLevel={3} isOneControl>
        <SegmentedControl
          label={intl.formatMessage(messages.theme)}
          value={theme}
          onChange={(next) => change({ theme: next })}
          options={themes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.convention)} headingLevel={3} isOneControl>
        <SegmentedControl
          label={intl.formatMessage(messages.convention)}
          value={convention}
          onChange={(next) => change({ convention: next })}
          options={conventions.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        <Inline gap={3} isWrapping>
          {samples.map((value) => (
            <ChangeTag key={value} text={format.percent(value)} trend={trendOf(value)} />
          ))}
          <Text as="span" size="s" tone="tertiary">
            {intl.formatMessage(messages.sample)}
          </Text>
        </Inline>
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.density)} headingLevel={3} isOneControl>
        <SegmentedControl
          label={intl.formatMessage(messages.density)}
          value={chosen ?? inForce}
          onChange={(next) => change({ density: next })}
          options={densities.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        <Text size="s" tone="tertiary">
          {intl.formatMessage(messages.densityHint)}
        </Text>
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.dates)} headingLevel={3} isOneControl>
        <SegmentedControl
          label={intl.formatMessage(messages.dates)}
          value={dates}
          onChange={(next) => change({ dates: next })}
          options={dateForms.map((value) => ({
            value,
            label: createDateFormat({ locale, timeZone, dates: value, now: () => today }).date(today),
          }))}
        />
        <Text size="s" tone="tertiary">
          {intl.formatMessage(messages.datesHint)}
        </Text>
      </FieldGroup>
    </Stack>
  );
}
