import { css, styled } from 'styled-components';

/* What reads well: some 68 Latin letters, some 36 Chinese ones. */
export const Root = styled.article`
  inline-size: 100%;
  max-inline-size: 68ch;
  min-inline-size: 0;
  margin-inline: auto;
  &:lang(zh) {
    max-inline-size: 38em;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-3);
  margin-block-end: var(--m-space-6);
`;

export const Title = styled.h1`
  font-size: var(--m-type-28);
  font-weight: var(--m-weight-strong);
  line-height: 1.25;
  letter-spacing: -0.02em;
  /* Not balanced: Chromium then leaves a name and its code on one line, past the edge. */
  text-wrap: pretty;
  overflow-wrap: anywhere;
  &:lang(zh) {
    line-height: 1.4;
    letter-spacing: 0;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--m-space-3);
  font-size: var(--m-type-14);
  color: var(--m-text-tertiary);
  font-variant-numeric: tabular-nums;
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--m-space-2);
`;

export const Tag = styled.li`
  padding: 2px 10px;
  border-radius: var(--m-radius-pill);
  background: var(--m-surface-pressed);
  font-size: var(--m-type-12);
  color: var(--m-text-secondary);
`;

const blocks = css`
  & > * + * {
    margin-block-start: 1em;
  }
  & :is(h2, h3, h4) {
    font-weight: var(--m-weight-strong);
    line-height: 1.4;
    /* Not balanced: Chromium then leaves a name and its code on one line, past the edge. */
    text-wrap: pretty;
  }
  & > :is(h2, h3, h4) {
    margin-block: 1.75em 0;
  }
  & h2 {
    font-size: var(--m-type-20);
    letter-spacing: -0.01em;
  }
  & > :is(h2, h3, h4) + * {
    margin-block-start: 0.5em;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-block-start: 0.4em;
  }
  & li::marker {
    color: var(--m-text-tertiary);
    font-variant-numeric: tabular-nums;
  }
  & blockquote {
    margin-inline: 0;
    padding-inline-start: var(--m-space-4);
    border-inline-start: 3px solid var(--m-line-hairline);
    color: var(--m-text-secondary);
  }
  & pre {
    font-size: var(--m-type-14);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & hr {
    margin-block: 2em;
    border: 0;
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

const inline = css`
  & strong {
    font-weight: var(--m-weight-strong);
  }
  & a {
    color: var(--m-text-accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
    overflow-wrap: anywhere;
  }
  & img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--m-radius-m);
  }
`;

/** Elements the caller writes: headings from h2 or h3, paragraphs, lists, quotes, rules, links, pictures. */
export const Prose = styled.div`
  line-height: 1.65;
  overflow-wrap: break-word;

  /* Chinese letters fill their squares: more air between lines, punctuation kept from their ends, never justified. */
  &:lang(zh) {
    line-height: 1.85;
    line-break: strict;
    text-autospace: normal;
  }
  ${blocks}
  ${inline}
`;

export const TableFrame = styled.div`
  overflow-x: auto;
  border-block: 1px solid var(--m-line-hairline);

  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--m-type-14);
    line-height: var(--m-leading-number);
    font-variant-numeric: tabular-nums;
  }
  & caption {
    padding-block: var(--m-space-2);
    text-align: start;
    color: var(--m-text-secondary);
  }
  & :is(th, td) {
    padding: 10px var(--m-space-3);
    text-align: end;
    white-space: nowrap;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & th {
    font-weight: var(--m-weight-medium);
    color: var(--m-text-tertiary);
  }
  & tbody tr {
    border-block-start: 1px solid var(--m-line-hairline);
  }
`;

export const Figure = styled.figure`
  & > img {
    display: block;
    inline-size: 100%;
    background: var(--m-surface-skeleton);
  }
  & > figcaption {
    margin-block-start: var(--m-space-2);
    font-size: var(--m-type-14);
    line-height: var(--m-leading-prose);
    color: var(--m-text-tertiary);
  }
`;

export const After = styled.footer`
  margin-block-start: var(--m-space-8);
`;

export const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--m-space-3);
`;
