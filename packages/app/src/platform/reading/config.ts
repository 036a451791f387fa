import {
  appConfig,
  appVersion,
  maxImageMegabytes,
  type AppConfig,
  type AssetSource,
  type TradingTerms,
} from '@meridian/api';
import * as v from 'valibot';
import { usePorts } from '../ports/context.ts';
import type { KeyValueStorage } from '../ports/ports.ts';
import { knownData } from './request-phase.ts';
import { readJson, storageKeys } from '../device/storage.ts';
import { appVersionName } from '../device/system-info.ts';
import { useRead } from './use-read.ts';

/**
 * What holds until the backend has said otherwise: every gate closed to the unverified (DECISIONS 16), and no trading
 * terms, because a guessed fee is a false one.
 */
const defaultConfig: AppConfig = {
  version: appVersionName,
  title: '',
  serverTimestamp: 0,
  gates: { withdraw: true, ipo: true, follow: true, loan: true },
  trading: {},
  webHosts: [],
  uploadLimitMb: maxImageMegabytes,
};

/** Configuration of this session: the backend's, else the last one it gave, else {@link defaultConfig}. Never waits. */
export function useAppConfig(): AppConfig {
  const { storage } = usePorts();
  const { request } = useRead(appVersion, {});
  return knownData(request) ?? rememberedConfig(storage) ?? defaultConfig;
}

/** Fees, leverages and margin rates of an asset source; null while they are not known: show `--`, never 0. */
export function tradingTerms(config: AppConfig, source: AssetSource): TradingTerms | null {
  return config.trading[String(source)] ?? null;
}

/** Kept for the next start, which may be without a network. */
export function rememberConfig(storage: KeyValueStorage, config: AppConfig): void {
  storage.set(storageKeys.config, JSON.stringify(config));
}

function rememberedConfig(storage: KeyValueStorage): AppConfig | null {
  const kept = v.safeParse(appConfig, readJson(storage, storageKeys.config));
  return kept.success ? kept.output : null;
}
