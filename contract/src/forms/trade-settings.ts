import { z } from 'zod'
import { centsOf } from '../money.ts'
import {
  Container,
  Hundredths,
  inOrder,
  PortFields,
  SaveTradeSettings,
  WayToPay,
} from '../procedures/trade-settings.ts'
import { Price } from './product-fields.ts'
import { blank, filled, listed, measure, plain, rows, whole } from './typed.ts'

/** '2.5' or '2,5' → 250: per cent as people write it, exact. */
const percent = measure(2, Hundredths)

/** '1,000' → 100000 */
const dollars = z.string().overwrite(plain).pipe(Price).transform(centsOf)

/** Room in whole cubic metres, weight in whole kilograms. */
const container = z
  .object({ m3: whole(z.int().min(1).max(1000)), kg: whole(z.int().min(1000).max(1_000_000)) })
  .transform(({ m3, kg }) => ({ cm3: m3 * 1_000_000, grams: kg * 1000 }))
  .pipe(Container)

const { id, kind, title, details, validFrom, validTo } = WayToPay.shape
const lines = z
  .string()
  .transform((typed) => typed.split('\n').map((line) => line.trim()))
  .transform((all) => all.filter((line) => line !== ''))
  .refine((all) => details.safeParse(all).success)

/** A row whose box 'remove' is ticked is as good as empty. */
const kept = <S extends z.ZodType>(list: S) =>
  z.preprocess(
    (typed) =>
      Array.isArray(typed)
        ? typed.map((row) => (typeof row === 'object' && row !== null && 'remove' in row ? undefined : row))
        : typed,
    list,
  )

/**
 * Trade settings as an admin fills them in: waysToPay.0.title, its details line by line, ports.0.cities parted by
 * commas. A new row without a kind is none.
 */
export const TradeSettingsForm = z
  .object({
    version: SaveTradeSettings.shape.version,
    feePercent: percent,
    depositPercent: whole(SaveTradeSettings.shape.depositPercent),
    depositDays: whole(SaveTradeSettings.shape.depositDays),
    moneyTerms: SaveTradeSettings.shape.moneyTerms,
    inbox: SaveTradeSettings.shape.inbox,
    container20: container,
    container40: container,
    waysToPay: kept(
      rows(
        z
          .object({ id: blank(id), kind, title, details: lines, validFrom: blank(validFrom), validTo: blank(validTo) })
          .check(inOrder),
        SaveTradeSettings.shape.waysToPay,
      ),
    ),
    refundLimit: dollars.pipe(SaveTradeSettings.shape.refundLimitCents),
    ports: kept(
      rows(z.object({ ...PortFields.shape, cities: listed(PortFields.shape.cities) }), SaveTradeSettings.shape.ports),
    ),
  })
  .transform(({ feePercent, refundLimit, waysToPay, ports, ...form }) => ({
    ...form,
    feeHundredths: feePercent,
    refundLimitCents: refundLimit,
    waysToPay: filled(waysToPay),
    ports: filled(ports),
  }))

/** A supplier's own fee; empty: the company's. */
export const SupplierFeeForm = z
  .object({ feePercent: blank(percent) })
  .transform(({ feePercent }) => ({ feeHundredths: feePercent ?? null }))
