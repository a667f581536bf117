/** While something that was asked for is fetched. */
export const onItsWay = <div className="progress-line fixed inset-x-0 top-0 z-50 h-1 bg-primary" />
