/** The panel of one world: its time, faults, facts, codes and newest commands. */
import { endpointIds } from '@meridian/api/catalogue';
import type { FactField } from '#facts/fields.ts';
import { eventNames } from '#domain/event-names.ts';
import { factFields, factNames } from '#facts/index.ts';
import type { FaultKind } from '#fault-kinds.ts';
import { demoUser, formatFault, httpFaultKinds, scenarioDescriptions, socketFaultKinds } from '#names.ts';
import type { WorldHandle } from '../world-handle.ts';
import { button, formTo, frame, say, timeText } from './frame.ts';
import type { Notice, Reader } from './frame.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { appLink, clockText, worldAddress } from './worlds-page.ts';
import type { AppAddress } from './worlds-page.ts';

/** As many as fit a phone's screen. */
const mostEvents = 5;
const mostCommands = 20;

interface Around {
  /** As the reader reaches the host. */
  readonly origin: string;
  readonly app: AppAddress;
  readonly notice: Notice | null;
  /** The one whose fields are shown; null for none. */
  readonly fact: string | null;
}

export function worldPage(reader: Reader, handle: WorldHandle, { origin, app, notice, fact }: Around): Html {
  const path = worldAddress(handle.id);
  return frame(
    reader,
    { title: handle.id, path, notice },
    html`<nav>
        <a href="${reader.address('/')}">${say(reader, 'allWorlds')}</a>
        ${appLink(reader, app, handle.id)}
      </nav>
      ${about(reader, handle, origin)} ${time(reader, handle)} ${faults(reader, handle)}
      ${facts(reader, handle, fact)} ${commands(reader, handle)}`,
  );
}

function about(reader: Reader, handle: WorldHandle, origin: string): Html {
  const codes = handle
    .emailCodes()
    .map(({ email, code, status }) => html`<li>${email}: ${code}, ${status}</li>`);
  return html`<section>
    <dl>
      <dt>${say(reader, 'scenario')}</dt>
      <dd>${handle.scenario}: ${scenarioDescriptions[handle.scenario][reader.language]}</dd>
      <dt>${say(reader, 'baseUrl')}</dt>
      <dd><code>${origin + handle.basePath}</code></dd>
      <dt>${say(reader, 'signIn')}</dt>
      <dd>
        ${demoUser.loginId}, ${say(reader, 'password')} ${demoUser.password}, ${say(reader, 'payPassword')}
        ${demoUser.payPassword}
      </dd>
      <dt>${say(reader, 'emailCodes')}</dt>
      <dd>
        ${
          codes.length === 0
            ? say(reader, 'none')
            : html`<ul>
                ${codes}
              </ul>`
        }
      </dd>
    </dl>
  </section>`;
}

function time(reader: Reader, handle: WorldHandle): Html {
  const to = reader.address(worldAddress(handle.id));
  const steps = [
    ['oneMinute', 60_000],
    ['oneHour', 3_600_000],
    ['oneDay', 86_400_000],
  ] as const;
  const coming = handle.coming(mostEvents);
  const isRunning = handle.clockMode() === 'running';
  return html`<section>
    <h2>${say(reader, 'time')}</h2>
    <p>${timeText(handle.now())}, ${clockText(reader, handle.clockMode())}</p>
    <div class="row">
      ${steps.map(([name, byMs]) =>
        formTo(
          to,
          html`<input type="hidden" name="byMs" value="${byMs}" />${button(say(reader, name), 'plain')}`,
          'advance',
        ),
      )}
      ${formTo(to, button(say(reader, 'nextEvent'), 'plain'), 'nextEvent')}
      ${formTo(to, button(say(reader, isRunning ? 'pin' : 'run'), 'plain'), isRunning ? 'pin' : 'run')}
    </div>
    <h3>${say(reader, 'coming')}</h3>
    ${
      coming.length === 0
        ? html`<p>${say(reader, 'none')}</p>`
        : html`<ol lang="en">
            ${coming.map(
              ({ process, id, at }) =>
                html`<li>${timeText(at)}: ${eventNames[process]?.[reader.language] ?? process} ${id}</li>`,
            )}
          </ol>`
    }
  </section>`;
}

function faults(reader: Reader, handle: WorldHandle): Html {
  const to = reader.address(worldAddress(handle.id));
  const kinds = (target: string, list: Readonly<Record<string, FaultKind>>) =>
    Object.entries(list).map(
      ([kind, { description }]) =>
        html`<option value="${`${kind}@${target}`}">${kind}: ${description[reader.language]}</option>`,
    );
  const fields = html`
    <label
      >${say(reader, 'faultKind')}
      <select name="kind">
        <optgroup label="HTTP">${kinds('', httpFaultKinds)}</optgroup>
        <optgroup label="WebSocket">${kinds('socket', socketFaultKinds)}</optgroup>
      </select></label
    >
    <label
      >${say(reader, 'faultValue')}
      <input name="value" inputmode="numeric" pattern="[0-9]*" autocomplete="off"
    /></label>
    <label
      >${say(reader, 'faultTarget')}
      <select name="target">
        <option value="*">${say(reader, 'everyCall')}</option>
        ${endpointIds.map((id) => html`<option value="${id}">${id}</option>`)}
      </select></label
    >
    ${button(say(reader, 'add'))}
  `;
  return html`<section>
    <h2>${say(reader, 'faults')}</h2>
    ${handle.faults.length === 0 && html`<p>${say(reader, 'none')}</p>`}
    ${handle.faults.map(formatFault).map((fault) =>
      formTo(
        to,
        html`<div class="row">
          <code>${fault}</code><input type="hidden" name="fault" value="${fault}" />
          <button class="plain" aria-label="${`${say(reader, 'remove')} ${fault}`}">
            ${say(reader, 'remove')}
          </button>
        </div>`,
        'removeFault',
      ),
    )}
    <details>
      <summary>${say(reader, 'addFault')}</summary>
      ${formTo(to, fields, 'addFault')}
    </details>
  </section>`;
}

/** Chosen first: its fields are those of its schema. */
function facts(reader: Reader, handle: WorldHandle, chosen: string | null): Html {
  const path = worldAddress(handle.id);
  const choice = html`<form method="get" action="${reader.base + path}#fact">
    <input type="hidden" name="language" value="${reader.language}" />
    <label
      >${say(reader, 'fact')}
      <select name="fact">
        ${factNames.map(
          (name) => html`<option value="${name}" ${name === chosen && html`selected`}>${name}</option>`,
        )}
      </select></label
    >
    ${button(say(reader, 'choose'), 'plain')}
  </form>`;
  const name = factNames.find((one) => one === chosen);
  return html`<section id="fact">
    <h2>${say(reader, 'addFact')}</h2>
    ${choice}
    ${
      name !== undefined &&
      html`<h3>${name}</h3>
        ${formTo(
          reader.address(path),
          html`<input type="hidden" name="fact" value="${name}" />
            ${factFields(name).map((field) => factField(reader, field))} ${button(say(reader, 'add'))}`,
          'addFact',
        )}`
    }
  </section>`;
}

function factField(reader: Reader, { name, kind, choices, isOptional }: FactField): Html {
  const all = kind === 'flag' ? ['true', 'false'] : choices;
  const label = html`${name} ${isOptional && html`<span class="quiet">${say(reader, 'optional')}</span>`}`;
  const field = `field.${name}`;
  if (all.length > 0)
    return html`<label
      >${label}
      <select name="${field}">
        ${isOptional && html`<option value=""></option>`}
        ${all.map((one) => html`<option value="${one}">${one}</option>`)}
      </select></label
    >`;
  if (kind === 'json')
    return html`<label
      >${label} <span class="quiet">JSON</span>
      <textarea name="${field}" spellcheck="false" autocapitalize="off"></textarea>
    </label>`;
  return html`<label
    >${label}
    <input
      name="${field}"
      autocomplete="off"
      autocapitalize="off"
      ${kind === 'number' && html`inputmode="decimal"`}
      ${!isOptional && html`required`}
  /></label>`;
}

function commands(reader: Reader, handle: WorldHandle): Html {
  const { log } = handle.world;
  const newest = log.slice(-mostCommands).toReversed();
  return html`<section>
    <h2>${say(reader, 'history')}</h2>
    ${
      newest.length === 0
        ? html`<p>${say(reader, 'none')}</p>`
        : html`<ol reversed start="${log.length}">
            ${newest.map(({ type, at }) => html`<li>${timeText(at)} <code>${type}</code></li>`)}
          </ol>`
    }
    ${
      newest.length > 0 &&
      formTo(reader.address(worldAddress(handle.id)), button(say(reader, 'undo'), 'plain'), 'undo')
    }
  </section>`;
}
