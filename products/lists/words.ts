/** Written by `npm run products`: the areas of texts that each product has of its own, or adds to. */
import type activityChange from '../activity/words/en/activity-change.json';
import type activityCheckout from '../activity/words/en/activity-checkout.json';
import type activityForm from '../activity/words/en/activity-form.json';
import type activityResults from '../activity/words/en/activity-results.json';
import type activityShop from '../activity/words/en/activity-shop.json';
import type activityTrips from '../activity/words/en/activity-trips.json';
import type activity from '../activity/words/en/activity.json';
import type adminActivity from '../activity/words/en/admin-activity.json';
import type activityAdminTiers from '../activity/words/en/admin-tiers.json';
import type activityDeskAudit from '../activity/words/en/desk-audit.json';
import type activityErrors from '../activity/words/en/errors.json';
import type activityFaq from '../activity/words/en/faq.json';
import type activityHome from '../activity/words/en/home.json';
import type activityPolicy from '../activity/words/en/policy.json';
import type activityShell from '../activity/words/en/shell.json';
import type activityTripChange from '../activity/words/en/trip-change.json';
import type activityTripDetails from '../activity/words/en/trip-details.json';
import type activityWallet from '../activity/words/en/wallet.json';
import type carAdminActivity from '../car/words/en/admin-activity.json';
import type carAdminSpend from '../car/words/en/admin-spend.json';
import type carAdminTiers from '../car/words/en/admin-tiers.json';
import type carApprovals from '../car/words/en/approvals.json';
import type carChange from '../car/words/en/car-change.json';
import type carCheckout from '../car/words/en/car-checkout.json';
import type carForm from '../car/words/en/car-form.json';
import type carRental from '../car/words/en/car-rental.json';
import type carResults from '../car/words/en/car-results.json';
import type carTrips from '../car/words/en/car-trips.json';
import type car from '../car/words/en/car.json';
import type carDeskAudit from '../car/words/en/desk-audit.json';
import type carErrors from '../car/words/en/errors.json';
import type carFaq from '../car/words/en/faq.json';
import type carHome from '../car/words/en/home.json';
import type carPolicy from '../car/words/en/policy.json';
import type carShell from '../car/words/en/shell.json';
import type carTripChange from '../car/words/en/trip-change.json';
import type carTripDetails from '../car/words/en/trip-details.json';
import type carWallet from '../car/words/en/wallet.json';
import type flightAdminActivity from '../flight/words/en/admin-activity.json';
import type flightAdminSpend from '../flight/words/en/admin-spend.json';
import type flightAdminTiers from '../flight/words/en/admin-tiers.json';
import type flightApprovals from '../flight/words/en/approvals.json';
import type flightDeskAudit from '../flight/words/en/desk-audit.json';
import type flightErrors from '../flight/words/en/errors.json';
import type flightFaq from '../flight/words/en/faq.json';
import type flightCheckout from '../flight/words/en/flight-checkout.json';
import type flightExchange from '../flight/words/en/flight-exchange.json';
import type flightExtras from '../flight/words/en/flight-extras.json';
import type flightForm from '../flight/words/en/flight-form.json';
import type flightResults from '../flight/words/en/flight-results.json';
import type flightReview from '../flight/words/en/flight-review.json';
import type flightStart from '../flight/words/en/flight-start.json';
import type flightTrips from '../flight/words/en/flight-trips.json';
import type flights from '../flight/words/en/flights.json';
import type flightHome from '../flight/words/en/home.json';
import type flightPolicy from '../flight/words/en/policy.json';
import type flightShell from '../flight/words/en/shell.json';
import type flightTripDetails from '../flight/words/en/trip-details.json';
import type flightWallet from '../flight/words/en/wallet.json';
import type groundAdminActivity from '../ground/words/en/admin-activity.json';
import type groundAdminTiers from '../ground/words/en/admin-tiers.json';
import type groundDeskAudit from '../ground/words/en/desk-audit.json';
import type groundErrors from '../ground/words/en/errors.json';
import type groundFaq from '../ground/words/en/faq.json';
import type groundCheckout from '../ground/words/en/ground-checkout.json';
import type groundTrips from '../ground/words/en/ground-trips.json';
import type ground from '../ground/words/en/ground.json';
import type groundHome from '../ground/words/en/home.json';
import type groundPolicy from '../ground/words/en/policy.json';
import type groundShell from '../ground/words/en/shell.json';
import type groundTripChange from '../ground/words/en/trip-change.json';
import type groundTripDetails from '../ground/words/en/trip-details.json';
import type groundWallet from '../ground/words/en/wallet.json';
import type homeAdminActivity from '../home/words/en/admin-activity.json';
import type homeAdminTiers from '../home/words/en/admin-tiers.json';
import type homeDeskAudit from '../home/words/en/desk-audit.json';
import type homeErrors from '../home/words/en/errors.json';
import type homeFaq from '../home/words/en/faq.json';
import type homeChange from '../home/words/en/home-change.json';
import type homeCheckout from '../home/words/en/home-checkout.json';
import type homeForm from '../home/words/en/home-form.json';
import type homeMap from '../home/words/en/home-map.json';
import type homePage from '../home/words/en/home-page.json';
import type homePrice from '../home/words/en/home-price.json';
import type homeRequests from '../home/words/en/home-requests.json';
import type homeResults from '../home/words/en/home-results.json';
import type homeRules from '../home/words/en/home-rules.json';
import type homeTrips from '../home/words/en/home-trips.json';
import type home from '../home/words/en/home.json';
import type homes from '../home/words/en/homes.json';
import type homePolicy from '../home/words/en/policy.json';
import type homeShell from '../home/words/en/shell.json';
import type homeTripChange from '../home/words/en/trip-change.json';
import type homeTripDetails from '../home/words/en/trip-details.json';
import type homeWallet from '../home/words/en/wallet.json';
import type hotelAdminActivity from '../hotel/words/en/admin-activity.json';
import type hotelAdminSpend from '../hotel/words/en/admin-spend.json';
import type hotelAdminTiers from '../hotel/words/en/admin-tiers.json';
import type hotelApprovals from '../hotel/words/en/approvals.json';
import type hotelDeskAudit from '../hotel/words/en/desk-audit.json';
import type hotelErrors from '../hotel/words/en/errors.json';
import type hotelFaq from '../hotel/words/en/faq.json';
import type hotelChange from '../hotel/words/en/hotel-change.json';
import type hotelCheckout from '../hotel/words/en/hotel-checkout.json';
import type hotelResults from '../hotel/words/en/hotel-results.json';
import type hotelReviews from '../hotel/words/en/hotel-reviews.json';
import type hotelStay from '../hotel/words/en/hotel-stay.json';
import type hotelTrips from '../hotel/words/en/hotel-trips.json';
import type hotelPolicy from '../hotel/words/en/policy.json';
import type hotelShell from '../hotel/words/en/shell.json';
import type hotelTripDetails from '../hotel/words/en/trip-details.json';
import type hotelWallet from '../hotel/words/en/wallet.json';

export type ProductAreas = {
  readonly activity: typeof activity;
  readonly 'activity-change': typeof activityChange;
  readonly 'activity-checkout': typeof activityCheckout;
  readonly 'activity-form': typeof activityForm;
  readonly 'activity-results': typeof activityResults;
  readonly 'activity-shop': typeof activityShop;
  readonly 'activity-trips': typeof activityTrips;
  readonly 'admin-activity': typeof hotelAdminActivity &
    typeof flightAdminActivity &
    typeof homeAdminActivity &
    typeof carAdminActivity &
    typeof adminActivity &
    typeof groundAdminActivity;
  readonly 'admin-spend': typeof hotelAdminSpend & typeof flightAdminSpend & typeof carAdminSpend;
  readonly 'admin-tiers': typeof hotelAdminTiers &
    typeof flightAdminTiers &
    typeof homeAdminTiers &
    typeof carAdminTiers &
    typeof activityAdminTiers &
    typeof groundAdminTiers;
  readonly approvals: typeof hotelApprovals & typeof flightApprovals & typeof carApprovals;
  readonly car: typeof car;
  readonly 'car-change': typeof carChange;
  readonly 'car-checkout': typeof carCheckout;
  readonly 'car-form': typeof carForm;
  readonly 'car-rental': typeof carRental;
  readonly 'car-results': typeof carResults;
  readonly 'car-trips': typeof carTrips;
  readonly 'desk-audit': typeof hotelDeskAudit &
    typeof flightDeskAudit &
    typeof homeDeskAudit &
    typeof carDeskAudit &
    typeof activityDeskAudit &
    typeof groundDeskAudit;
  readonly errors: typeof hotelErrors &
    typeof flightErrors &
    typeof homeErrors &
    typeof carErrors &
    typeof activityErrors &
    typeof groundErrors;
  readonly faq: typeof hotelFaq &
    typeof flightFaq &
    typeof homeFaq &
    typeof carFaq &
    typeof activityFaq &
    typeof groundFaq;
  readonly 'flight-checkout': typeof flightCheckout;
  readonly 'flight-exchange': typeof flightExchange;
  readonly 'flight-extras': typeof flightExtras;
  readonly 'flight-form': typeof flightForm;
  readonly 'flight-results': typeof flightResults;
  readonly 'flight-review': typeof flightReview;
  readonly 'flight-start': typeof flightStart;
  readonly 'flight-trips': typeof flightTrips;
  readonly flights: typeof flights;
  readonly ground: typeof ground;
  readonly 'ground-checkout': typeof groundCheckout;
  readonly 'ground-trips': typeof groundTrips;
  readonly home: typeof flightHome & typeof home & typeof carHome & typeof activityHome & typeof groundHome;
  readonly 'home-change': typeof homeChange;
  readonly 'home-checkout': typeof homeCheckout;
  readonly 'home-form': typeof homeForm;
  readonly 'home-map': typeof homeMap;
  readonly 'home-page': typeof homePage;
  readonly 'home-price': typeof homePrice;
  readonly 'home-requests': typeof homeRequests;
  readonly 'home-results': typeof homeResults;
  readonly 'home-rules': typeof homeRules;
  readonly 'home-trips': typeof homeTrips;
  readonly homes: typeof homes;
  readonly 'hotel-change': typeof hotelChange;
  readonly 'hotel-checkout': typeof hotelCheckout;
  readonly 'hotel-results': typeof hotelResults;
  readonly 'hotel-reviews': typeof hotelReviews;
  readonly 'hotel-stay': typeof hotelStay;
  readonly 'hotel-trips': typeof hotelTrips;
  readonly policy: typeof hotelPolicy &
    typeof flightPolicy &
    typeof homePolicy &
    typeof carPolicy &
    typeof activityPolicy &
    typeof groundPolicy;
  readonly shell: typeof hotelShell &
    typeof flightShell &
    typeof homeShell &
    typeof carShell &
    typeof activityShell &
    typeof groundShell;
  readonly 'trip-change': typeof homeTripChange &
    typeof carTripChange &
    typeof activityTripChange &
    typeof groundTripChange;
  readonly 'trip-details': typeof hotelTripDetails &
    typeof flightTripDetails &
    typeof homeTripDetails &
    typeof carTripDetails &
    typeof activityTripDetails &
    typeof groundTripDetails;
  readonly wallet: typeof hotelWallet &
    typeof flightWallet &
    typeof homeWallet &
    typeof carWallet &
    typeof activityWallet &
    typeof groundWallet;
};
